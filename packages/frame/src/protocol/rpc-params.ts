import * as z from 'zod/mini'
import { chainId } from './payloads.ts'

/** Source: docs/frame-protocol.md, section 4. */
const COMMITMENTS = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
] as const

/** Base58, the encoding of bytes on Solana. */
const base58 = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]*$/))
const hex = z.string().check(z.regex(/^0x/))

const sendOptions = z.object({
  skipPreflight: z.optional(z.boolean()),
  preflightCommitment: z.optional(z.enum(COMMITMENTS)),
  maxRetries: z.optional(z.number()),
  minContextSlot: z.optional(z.number()),
})

/** Source: docs/specification.md, section 5. */
const callBatch = z.object({
  chainId: z.optional(chainId),
  from: z.optional(z.string()),
  version: z.optional(z.string()),
  capabilities: z.optional(z.unknown()),
  calls: z.array(z.object({ to: hex, data: z.optional(hex), value: z.optional(z.string()) })),
})

/** Methods whose parameters are not a plain array. Source: docs/frame-protocol.md, section 4. */
const SHAPES: ReadonlyMap<string, z.ZodMiniType> = new Map<string, z.ZodMiniType>([
  ['solana_signMessage', z.object({ message: base58, pubkey: base58 })],
  ['solana_signTransaction', z.object({ transaction: base58 })],
  ['solana_signAllTransactions', z.object({ transactions: z.array(base58) })],
  [
    'solana_signAndSendTransaction',
    z.object({ transaction: base58, options: z.optional(sendOptions) }),
  ],
  ['wallet_sendCalls', z.array(callBatch).check(z.refine(isFilled))],
  ['wallet_getCallsStatus', z.array(z.string()).check(z.refine(isFilled))],
  ['wallet_revokePermissions', z.unknown()],
  ['wallet_getAssets', z.unknown()],
])

/** Clients leave out an empty array as often as they send it. */
const ANY_ARRAY = z.optional(z.array(z.unknown()))

/** Returns true if parameters have the form of their method. The wallet checks their content. */
export function areParamsOf(method: string, params: unknown): boolean {
  return (SHAPES.get(method) ?? ANY_ARRAY).safeParse(params).success
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0
}
