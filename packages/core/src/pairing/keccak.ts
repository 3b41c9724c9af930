/** Bytes that are absorbed at once. Source: FIPS 202, for 256 bits. */
const RATE = 136
const MASK = (1n << 64n) - 1n

/** State of the permutation: 25 lanes, that of column x and row y at `x + 5 * y`. */
type Lanes = bigint[]

/** The hash of Ethereum: Keccak-256 with the padding from before FIPS 202. At most one block of input. */
export function keccak256(input: Uint8Array): Uint8Array {
  if (input.length >= RATE) throw new RangeError('Only short inputs are hashed here')
  const block = new Uint8Array(RATE)
  block.set(input)
  block[input.length] = 0x01
  block[RATE - 1] = (block[RATE - 1] ?? 0) | 0x80
  const lanes: Lanes = Array.from({ length: 25 }, (_, at) =>
    at < RATE / 8 ? laneAt(block, at) : 0n,
  )
  permute(lanes)
  const bytes = lanes.slice(0, 4).flatMap((lane) => {
    return Array.from({ length: 8 }, (_, at) => Number((lane >> BigInt(8 * at)) & 0xffn))
  })
  return Uint8Array.from(bytes)
}

function laneAt(block: Uint8Array, at: number): bigint {
  return new DataView(block.buffer).getBigUint64(at * 8, true)
}

function laneOf(lanes: Lanes, at: number): bigint {
  return lanes[at] ?? 0n
}

function rotate(lane: bigint, by: number): bigint {
  const count = BigInt(by % 64)
  return ((lane << count) | (lane >> (64n - count))) & MASK
}

/** 24 rounds of the steps theta, rho and pi, chi, iota. */
function permute(lanes: Lanes): void {
  let register = 1
  for (let round = 0; round < 24; round += 1) {
    theta(lanes)
    rhoAndPi(lanes)
    chi(lanes)
    for (let bit = 0; bit < 7; bit += 1) {
      register = ((register << 1) ^ ((register >> 7) * 0x71)) % 256
      if ((register & 2) !== 0) lanes[0] = laneOf(lanes, 0) ^ (1n << BigInt(2 ** bit - 1))
    }
  }
}

function theta(lanes: Lanes): void {
  const columns = [0, 1, 2, 3, 4].map((x) =>
    [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ laneOf(lanes, x + 5 * y), 0n),
  )
  for (let at = 0; at < 25; at += 1) {
    const left = laneOf(columns, (at + 4) % 5)
    const right = laneOf(columns, ((at % 5) + 1) % 5)
    lanes[at] = laneOf(lanes, at) ^ (left ^ rotate(right, 1))
  }
}

function rhoAndPi(lanes: Lanes): void {
  let [x, y] = [1, 0]
  let current = laneOf(lanes, 1)
  for (let step = 0; step < 24; step += 1) {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    const moved = rotate(current, ((step + 1) * (step + 2)) / 2)
    current = laneOf(lanes, x + 5 * y)
    lanes[x + 5 * y] = moved
  }
}

function chi(lanes: Lanes): void {
  for (let row = 0; row < 25; row += 5) {
    const before = lanes.slice(row, row + 5)
    for (let x = 0; x < 5; x += 1) {
      const next = ~laneOf(before, (x + 1) % 5) & MASK & laneOf(before, (x + 2) % 5)
      lanes[row + x] = laneOf(before, x) ^ next
    }
  }
}
