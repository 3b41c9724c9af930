/**
 * Pure: figures from the requests of visits.
 *
 * @typedef {object} Request
 * @property {string | undefined} file - Of the site; undefined for other hosts.
 * @property {number} bytes - On the wire, after gzip, without headers.
 * @property {number} startMs - When the page asked for it, before the browser queues it.
 * @property {number} endMs - When its last byte was there.
 */

/**
 * The figures of a site: what Latchkey adds to its bare twin.
 *
 * @param visit - The requests, and the moments `press`, `list` and `quiet`; those that never came are
 *   undefined.
 * @param bare - `page`, the requests of the bare twin; `reactBytes`, what React weighs where the page
 *   itself has none and the modal brings it.
 * @returns Bytes and requests; undefined where the visit did not get that far.
 */
export function figuresOf({ requests, moments }, { page, reactBytes = 0 }) {
  const own = requests.filter(({ file }) => file !== undefined)
  const until = (moment, without) => {
    const endMs = moments[moment]
    if (endMs === undefined) return { bytes: undefined, requests: undefined }
    const taken = own.filter(({ startMs }) => startMs <= endMs)
    return {
      bytes: bytesOf(taken) - bytesOf(page) - without,
      requests: taken.length - page.length,
    }
  }
  const list = until('list', reactBytes)
  const quiet = until('quiet', reactBytes)
  return {
    buttonBytes: until('press', 0).bytes,
    listBytes: list.bytes,
    listRequests: list.requests,
    roundTrips:
      moments.list === undefined ? undefined : roundTrips(own, moments.press, moments.list),
    quietBytes: quiet.bytes,
    quietRequests: quiet.requests,
  }
}

/**
 * Round trips one after another: the length of the longest sequence of requests in which each was asked
 * for only after the one before it had been answered to its last byte. Counted are requests to the
 * site's own server that were asked for after `fromMs` and answered before `toMs`: the press and the
 * moment at which the wallet's row stands. The moment of asking is the page's, so that requests which
 * the browser queues because too many are under way do not count as further round trips.
 */
export function roundTrips(requests, fromMs, toMs) {
  const counted = requests
    .filter(({ startMs, endMs }) => startMs >= fromMs && endMs <= toMs)
    .sort((one, other) => one.endMs - other.endMs)
  let count = 0
  let answeredMs = Number.NEGATIVE_INFINITY
  // Taking the request that is answered first leaves room for the most that come after it.
  for (const { startMs, endMs } of counted) {
    if (startMs < answeredMs) continue
    count += 1
    answeredMs = endMs
  }
  return count
}

/** @returns The bytes of all requests together. */
export function bytesOf(requests) {
  return requests.reduce((total, { bytes }) => total + bytes, 0)
}

/** @returns The site's files that were asked for after one moment and not after the other. */
export function filesBetween({ requests, moments }, from, to) {
  const [fromMs, toMs] = [moments[from], moments[to]]
  if (fromMs === undefined || toMs === undefined) return undefined
  return requests.filter(
    ({ file, startMs }) => file !== undefined && startMs > fromMs && startMs <= toMs,
  )
}

/**
 * The npm package that is most of a file of the build.
 *
 * @param chunks - By file, with the length of the code of each package.
 * @returns Our own packages as `@latchkey/…`; 'site' for files without any code from packages.
 */
export function packageOf(chunks, file) {
  const lengths = Object.entries(chunks[file]?.packages ?? {})
  return lengths.reduce((most, next) => (next[1] > most[1] ? next : most), ['site', 0])[0]
}

/** Returns true if most of a file's code is not from our packages. */
export function isLibrary(chunks, file) {
  const lengths = Object.entries(chunks[file]?.packages ?? {})
  const sum = (list) => list.reduce((total, [, length]) => total + length, 0)
  const ours = lengths.filter(([name]) => name === 'site' || name.startsWith('@latchkey/'))
  return sum(ours) * 2 < sum(lengths)
}

/** @returns The files that come along when one of `files` is loaded, those included. */
export function withImports(chunks, files) {
  const found = new Set(files)
  // Imports are added while the set is walked, so that theirs are found too.
  for (const file of found) for (const next of chunks[file]?.imports ?? []) found.add(next)
  return found
}

/**
 * Libraries that are files of their own and do not come with the page, by the package that is most of the
 * file; packages of one scope together.
 *
 * @param leastBytes - Smaller ones are not named.
 * @returns The bytes of each after gzip.
 */
export function lazyLibraries(chunks, leastBytes) {
  const sums = {}
  for (const [file, { isEntry, bytes }] of Object.entries(chunks)) {
    if (isEntry || !isLibrary(chunks, file)) continue
    const [name] = packageOf(chunks, file).split('/')
    sums[name] = (sums[name] ?? 0) + bytes
  }
  return Object.entries(sums).filter(([, bytes]) => bytes >= leastBytes)
}

/**
 * Warnings that name our packages. Others are about the page, React or viem.
 *
 * @param texts - One per warning.
 */
export function warningsAboutUs(texts) {
  return texts.filter((text) => text.includes('@latchkey/'))
}
