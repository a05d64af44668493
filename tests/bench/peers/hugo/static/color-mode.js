const root = document.documentElement;
root.dataset.mode = localStorage.getItem("mode") ?? "";
document.addEventListener("click", ({ target }) => {
  if (target.id !== "color-mode") return;
  root.dataset.mode = root.dataset.mode === "dark" ? "light" : "dark";
  localStorage.setItem("mode", root.dataset.mode);
});
