import { inflateSync } from 'node:zlib'

/** Pixels as a camera would hand them on: red, green, blue and opacity, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

const SIGNATURE_BYTES = 8
const HEAD_BYTES = 13
/** Length, name and checksum of a chunk. */
const CHUNK_EXTRA_BYTES = 12
/** Bytes of a pixel by its kind of colour: without opacity and with it. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/**
 * Reads a picture as browsers take it: PNG, 8 bits, not interlaced (W3C PNG, third edition).
 *
 * @throws Error for any other kind.
 */
export function readPng(png: ArrayLike<number>): Pixels {
  const chunks = chunksOf(Uint8Array.from(png))
  const [head = new Uint8Array(HEAD_BYTES)] = bodiesOf(chunks, 'IHDR')
  const fields = new DataView(head.slice().buffer)
  const [width, height] = [fields.getUint32(0), fields.getUint32(4)]
  const channels = CHANNELS[fields.getUint8(9)]
  if (fields.getUint8(8) !== 8 || channels === undefined || fields.getUint8(12) !== 0) {
    throw new Error(`Not a picture that is read here: ${head.join(' ')}`)
  }
  const filtered = Uint8Array.from(inflateSync(joined(bodiesOf(chunks, 'IDAT'))))
  const rows = unfilter(filtered, width * channels, channels)
  return { data: withOpacity(rows, width * height, channels), width, height }
}

interface Chunk {
  readonly name: string
  readonly body: Uint8Array
}

function chunksOf(png: Uint8Array): readonly Chunk[] {
  const chunks: Chunk[] = []
  const lengths = new DataView(png.buffer)
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const length = lengths.getUint32(at)
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8))
    chunks.push({ name, body: png.subarray(at + 8, at + 8 + length) })
    at += length + CHUNK_EXTRA_BYTES
  }
  return chunks
}

function bodiesOf(chunks: readonly Chunk[], wanted: string): readonly Uint8Array[] {
  return chunks.filter(({ name }) => name === wanted).map(({ body }) => body)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Each row begins with the way it was filtered; what comes out stands without that byte. */
function unfilter(filtered: Uint8Array, rowBytes: number, channels: number): Uint8Array {
  const rows: Uint8Array[] = []
  for (let at = 0; at < filtered.length; at += rowBytes + 1) {
    const above = rows.at(-1) ?? new Uint8Array(rowBytes)
    rows.push(unfilterRow(filtered.subarray(at, at + rowBytes + 1), above, channels))
  }
  return joined(rows)
}

/** Left of the first pixel stands nothing, which counts as 0. */
function unfilterRow(filtered: Uint8Array, above: Uint8Array, channels: number): Uint8Array {
  const [filter = 0, ...bytes] = filtered
  const row = new Uint8Array(bytes.length)
  for (const [at, byte] of bytes.entries()) {
    const before = at - channels
    row[at] = byte + foretold(filter, row[before] ?? 0, above[at] ?? 0, above[before] ?? 0)
  }
  return row
}

/** What a filter expects of a byte from those beside it. */
function foretold(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)]
  const toCorner = Math.abs(left + above - 2 * corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

function withOpacity(rows: Uint8Array, pixels: number, channels: number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(pixels * 4).fill(255)
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    data.set(rows.subarray(pixel * channels, (pixel + 1) * channels), pixel * 4)
  }
  return data
}
