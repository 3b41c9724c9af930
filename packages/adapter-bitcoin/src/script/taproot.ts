import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToNumberBE, numberToBytesBE } from '@noble/curves/utils.js'
import { sameBytes } from '../bytes/same-bytes.ts'
import { sized } from '../bytes/write-bytes.ts'

/** The only kind of script that has rules so far. Source: BIP-342. */
const LEAF_VERSION = 0xc0
/** Bytes of the control block before the path. */
const HEAD = 33
const STEP = 32
const MAX_STEPS = 128

/** A script on taproot, and what says that it belongs there. */
export interface Leaf {
  readonly script: Uint8Array
  /** The inner key, and the way from the script to the root. Source: BIP-341. */
  readonly control: Uint8Array
}

/**
 * Whether a script belongs to a key.
 *
 * @returns The hash of the script; undefined where it does not belong there.
 */
export function leafOf(outputKey: Uint8Array, { script, control }: Leaf): Uint8Array | undefined {
  const steps = (control.length - HEAD) / STEP
  const [first = 0] = control
  if (!Number.isInteger(steps) || steps < 0 || steps > MAX_STEPS) return undefined
  if ((first & 0xfe) !== LEAF_VERSION) return undefined
  const leaf = schnorr.utils.taggedHash('TapLeaf', Uint8Array.of(LEAF_VERSION), sized(script))
  const path = Array.from({ length: steps }, (_, step) =>
    control.subarray(HEAD + step * STEP, HEAD + (step + 1) * STEP),
  )
  const tweaked = tweak(control.subarray(1, HEAD), path.reduce(branch, leaf))
  const isSame = tweaked.isOdd === ((first & 1) === 1) && sameBytes(tweaked.key, outputKey)
  return isSame ? leaf : undefined
}

function branch(one: Uint8Array, other: Uint8Array): Uint8Array {
  const [first, second] =
    bytesToNumberBE(one) < bytesToNumberBE(other) ? [one, other] : [other, one]
  return schnorr.utils.taggedHash('TapBranch', first, second)
}

function tweak(inner: Uint8Array, root: Uint8Array): { key: Uint8Array; isOdd: boolean } {
  const by = bytesToNumberBE(schnorr.utils.taggedHash('TapTweak', inner, root))
  const point = schnorr.utils
    .lift_x(bytesToNumberBE(inner))
    .add(secp256k1.Point.BASE.multiply(by))
    .toAffine()
  return { key: numberToBytesBE(point.x, 32), isOdd: point.y % 2n === 1n }
}
