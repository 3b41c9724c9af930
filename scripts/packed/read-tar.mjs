import { ClearError } from '../lib/say.mjs'

const BLOCK = 512
/** Where a header says what, as POSIX lays it out (pax(1), "ustar Interchange Format"). */
const NAME = [0, 100]
const MODE = [100, 108]
const SIZE = [124, 136]
const KIND = [156, 157]
const PREFIX = [345, 500]

/** A file, as newer and as the oldest packers say it. */
const FILES = ['0', '']
/** Says more about the entry that follows, such as a long path. */
const EXTENDED = 'x'

/**
 * Reads an archive that holds files alone.
 *
 * @param tar - The bytes, not compressed.
 * @returns Every file in the order of the archive: its path, its rights, its bytes.
 * @throws ClearError when something else than a file is inside.
 */
export function readTar(tar) {
  const files = []
  let path = ''
  for (let at = 0; at < tar.length && tar[at] !== 0; ) {
    const head = tar.subarray(at, at + BLOCK)
    const bytes = tar.subarray(at + BLOCK, at + BLOCK + number(head, SIZE))
    at += BLOCK + Math.ceil(bytes.length / BLOCK) * BLOCK
    const kind = text(head, KIND)
    if (kind === EXTENDED) {
      path = longPathIn(bytes)
      continue
    }
    const own = path || [text(head, PREFIX), text(head, NAME)].filter(Boolean).join('/')
    if (!FILES.includes(kind)) throw new ClearError(`${own} is no file, but of kind ${kind}.`)
    files.push({ path: own, mode: number(head, MODE), bytes })
    path = ''
  }
  return files
}

/** Records are `length key=value\n`, the length in bytes and counting itself. */
function longPathIn(bytes) {
  for (let at = 0; at < bytes.length; ) {
    const [length] = bytes.toString('utf8', at, at + 20).split(' ')
    const record = bytes.toString('utf8', at + length.length + 1, at + Number(length) - 1)
    if (record.startsWith('path=')) return record.slice('path='.length)
    at += Number(length)
  }
  return ''
}

function number(head, field) {
  return Number.parseInt(text(head, field), 8)
}

function text(head, [from, to]) {
  return head.toString('utf8', from, to).replace(/\0.*$/s, '')
}
