const BLOCK = 512
const SHORT = 100
/** What `npm pack` writes as well: some readers take exception to the year 1970. */
const TIME = Date.UTC(1985, 9, 26, 8, 15) / 1000
const ANY_MAY_RUN = 0o111

/**
 * Writes an archive of which every bit comes from the paths and bytes, and whether a file may be
 * run: no time, owner or order of this machine is in it.
 *
 * @param files - Paths, rights and bytes, in any order.
 * @returns The bytes, not compressed.
 */
export function writeTar(files) {
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : 1))
  return Buffer.concat([...ordered.flatMap(entry), Buffer.alloc(2 * BLOCK)])
}

function entry({ path, mode, bytes }) {
  const name = Buffer.from(path)
  const rights = (mode & ANY_MAY_RUN) === 0 ? 0o644 : 0o755
  const file = body({ name: name.subarray(0, SHORT), kind: '0', mode: rights }, bytes)
  const isPlain = name.length === path.length && path.length <= SHORT
  if (isPlain) return file
  return [
    ...body({ name: Buffer.from('PaxHeader'), kind: 'x', mode: rights }, pathRecord(path)),
    ...file,
  ]
}

/** `length path=…\n`: the length is in bytes and counts its own digits. */
function pathRecord(path) {
  const rest = Buffer.from(` path=${path}\n`)
  const guess = rest.length + String(rest.length).length
  const length = rest.length + String(guess).length
  return Buffer.concat([Buffer.from(String(length)), rest])
}

function body(about, bytes) {
  const filling = Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)
  return [head({ ...about, size: bytes.length }), bytes, filling]
}

/** One block that says what follows, as POSIX lays it out (pax(1), "ustar Interchange Format"). */
function head({ name, kind, mode, size }) {
  const block = Buffer.alloc(BLOCK)
  name.copy(block)
  const fields = [octal(mode, 7), octal(0, 7), octal(0, 7), octal(size, 11), octal(TIME, 11)]
  block.write(fields.join(''), 100, 'latin1')
  // The sum of all bytes counts its own field as blanks.
  block.write(`${' '.repeat(8)}${kind}`, 148, 'latin1')
  block.write('ustar\x0000', 257, 'latin1')
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 6)} `, 148, 'latin1')
  return block
}

function octal(value, digits) {
  return `${value.toString(8).padStart(digits, '0')}\0`
}
