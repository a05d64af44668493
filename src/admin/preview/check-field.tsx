/// <reference lib="dom" />
import { Component } from "react";
import { type EntryRecord, label, leave, listeners, send } from "./checker.ts";
import { Findings } from "./findings.tsx";
import type { Answer } from "./messages.ts";

/** What the CMS gives to a field. */
interface Props {
  entry: EntryRecord;
}

/**
 * A field without a value and without a place in the form. While no preview is shown, as on a phone, it asks
 * for findings and shows them in a bar at the lower edge.
 */
export class CheckField extends Component<Props, { answer?: Answer }> {
  override state: { answer?: Answer } = {};

  override componentDidMount() {
    listeners.add(this);
    this.check();
  }

  override componentDidUpdate({ entry }: Props) {
    if (entry !== this.props.entry) this.check();
  }

  override componentWillUnmount() {
    leave(this);
  }

  /** Of several fields, one for each language, the first one does the work. */
  get isFirst() {
    return [...listeners][0] === this;
  }

  check() {
    if (this.isFirst) send([this.props.entry], { isOpen: true });
  }

  answered(answer: Answer) {
    this.setState({ answer });
  }

  override render() {
    const { answer } = this.state;
    if (!this.isFirst) return null;
    return (
      <div className="check-bar">
        {answer ? <Findings findings={answer.findings} /> : <p role="status">{label("waiting")}</p>}
        <button type="button" onClick={showPage}>
          {label("page")}
        </button>
      </div>
    );
  }
}

/** Presses the button of the CMS, which has no name for it that scripts know. */
function showPage() {
  document
    .querySelector<HTMLElement>(".content-editor .header button[aria-pressed] .icon")
    ?.closest("button")
    ?.click();
}
