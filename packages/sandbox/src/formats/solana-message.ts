import { base58 } from '@scure/base'

/** An account that an instruction uses. */
export interface SolanaAccountUse {
  /** Base-58. */
  readonly address: string
  readonly isSigner: boolean
  readonly isWritable: boolean
}

/** An instruction of a transaction. */
export interface SolanaStep {
  /** Base-58. */
  readonly program: string
  readonly accounts: readonly SolanaAccountUse[]
  readonly data: Uint8Array
}

interface Wanted {
  /** Base-58. */
  readonly payer: string
  /** Base-58. */
  readonly blockhash: string
  readonly steps: readonly SolanaStep[]
}

/** A legacy message, ready to be signed. Source: Solana's transaction format. */
export function encodeSolanaMessage({ payer, blockhash, steps }: Wanted): Uint8Array {
  const uses = collectUses(payer, steps)
  const groups = [true, false].flatMap((isSigner) =>
    [true, false].map((isWritable) =>
      uses.filter((use) => use.isSigner === isSigner && use.isWritable === isWritable),
    ),
  )
  const [writableSigners = [], readSigners = [], , readOthers = []] = groups
  const addresses = groups.flat().map(({ address }) => address)
  const body = steps.map(({ program, accounts, data }) => [
    addresses.indexOf(program),
    ...compact(accounts.length),
    ...accounts.map(({ address }) => addresses.indexOf(address)),
    ...compact(data.length),
    ...data,
  ])
  return Uint8Array.from([
    ...[writableSigners.length + readSigners.length, readSigners.length, readOthers.length],
    ...compact(addresses.length),
    ...addresses.flatMap((address) => [...base58.decode(address)]),
    ...base58.decode(blockhash),
    ...compact(steps.length),
    ...body.flat(),
  ])
}

/** A message with its signatures, in the order of its signers. */
export function encodeSolanaTransaction(
  message: Uint8Array,
  signatures: readonly Uint8Array[],
): Uint8Array {
  const before = signatures.flatMap((signature) => [...signature])
  return Uint8Array.from([...compact(signatures.length), ...before, ...message])
}

/** Each account once, with the most that any step wants of it; the payer first. */
function collectUses(payer: string, steps: readonly SolanaStep[]): readonly SolanaAccountUse[] {
  const wanted = [
    { address: payer, isSigner: true, isWritable: true },
    ...steps.flatMap(({ accounts }) => accounts),
    ...steps.map(({ program }) => ({ address: program, isSigner: false, isWritable: false })),
  ]
  const uses = new Map<string, SolanaAccountUse>()
  for (const { address, isSigner, isWritable } of wanted) {
    const known = uses.get(address)
    uses.set(address, {
      address,
      isSigner: isSigner || known?.isSigner === true,
      isWritable: isWritable || known?.isWritable === true,
    })
  }
  return [...uses.values()]
}

/** A length: seven bits per byte, the lowest first. */
function compact(length: number): number[] {
  return length < 0x80 ? [length] : [(length & 0x7f) | 0x80, ...compact(length >> 7)]
}
