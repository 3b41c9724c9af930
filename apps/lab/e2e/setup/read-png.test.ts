import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPng } from './read-png.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Two pixels in each of six rows, as they come out. */
const ROWS = [
  [10, 20, 30, 40, 50, 60],
  [11, 22, 33, 250, 251, 252],
  [200, 100, 50, 25, 12, 6],
  [0, 255, 0, 255, 0, 255],
  [90, 91, 92, 80, 81, 82],
  [7, 7, 7, 7, 7, 8],
]

/** The same by every filter, as worked out from the text of the specification. */
const FILTERED = [
  [0, 10, 20, 30, 40, 50, 60],
  [1, 11, 22, 33, 239, 229, 219],
  [2, 189, 78, 17, 31, 17, 10],
  [3, 156, 205, 231, 243, 123, 252],
  [4, 90, 92, 92, 81, 81, 83],
  [4, 173, 172, 171, 0, 0, 1],
]

test('every filter of a row is undone, and what has no opacity is opaque', () => {
  const { data, width, height } = readPng(png({ kind: 2, height: 6 }, FILTERED.flat()))

  expect({ width, height }).toEqual({ width: 2, height: 6 })
  const opaque = ROWS.flatMap(([a, b, c, d, e, f]) => [a, b, c, 255, d, e, f, 255])
  expect([...data]).toEqual(opaque)
})

test('what has an opacity keeps it', () => {
  const { data } = readPng(png({ kind: 6, height: 1 }, [1, 9, 8, 7, 100, 1, 1, 1, 1]))

  expect([...data]).toEqual([9, 8, 7, 100, 10, 9, 8, 101])
})

test('another kind of picture is refused', () => {
  expect(() => readPng(png({ kind: 3, height: 1 }, [0, 1, 2]))).toThrow(/Not a picture/)
})

function png(
  { kind, height }: { readonly kind: number; readonly height: number },
  bytes: readonly number[],
): readonly number[] {
  const packed = [...deflateSync(Uint8Array.from(bytes))]
  // In several pieces, as encoders write it.
  const pieces = [packed.slice(0, 5), packed.slice(5)].flatMap((piece) => chunk('IDAT', piece))
  const head = chunk('IHDR', [0, 0, 0, 2, 0, 0, 0, height, 8, kind, 0, 0, 0])
  return [...SIGNATURE, ...head, ...pieces, ...chunk('IEND', [])]
}

/** Nobody here looks at the checksum. */
function chunk(name: string, body: readonly number[]): readonly number[] {
  const letters = [...name].map((letter) => letter.charCodeAt(0))
  return [0, 0, 0, body.length, ...letters, ...body, 0, 0, 0, 0]
}
