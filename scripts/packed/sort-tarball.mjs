import { gunzipSync, gzipSync } from 'node:zlib'

const BLOCK = 512
/** Where a tar header says how long an entry is, in octal digits, and of what kind. */
const SIZE = [124, 136]
const KIND = 156
/** Says more about the entry that follows, such as a long path. */
const EXTENDED = 'x'

/**
 * The same packed file with its entries in order: packing lists files in the order in which the
 * disk answered, which is another one on a busy machine.
 */
export function sortTarball(packed) {
  const sorted = entriesOf(gunzipSync(packed)).sort(Buffer.compare)
  return gzipSync(Buffer.concat([...sorted, Buffer.alloc(2 * BLOCK)]))
}

/** @returns Each entry with its header, which begins with its path. */
function entriesOf(tar) {
  const entries = []
  let begin = 0
  for (let at = 0; at < tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(tar.toString('latin1', at + SIZE[0], at + SIZE[1]), 8)
    const kind = String.fromCharCode(tar[at + KIND])
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
    if (kind === EXTENDED) continue
    entries.push(tar.subarray(begin, at))
    begin = at
  }
  return entries
}
