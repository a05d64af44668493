-- Each connection asks for the next address of the tour, whatever the others ask for.
-- wrk … -s tour.lua -- <file with an address a line>
local paths, next_path, threads = {}, 0, 0

function setup(thread)
  thread:set("offset", threads)
  threads = threads + 1
end

function init(args)
  for line in io.lines(args[1]) do paths[#paths + 1] = line end
  -- Threads begin in different places.
  next_path = math.floor(#paths / 2) * offset
end

function request()
  next_path = next_path % #paths + 1
  return wrk.format("GET", paths[next_path], { ["Accept-Encoding"] = "br, gzip" })
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    "RESULT %d %d %d %d %.1f %.1f\n",
    summary.requests, summary.duration, summary.bytes, failed,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
