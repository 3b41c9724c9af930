import { address, bytes, fixedBytes, list, tuple, uint256 } from './abi.ts'
import { unreadable } from './account-calls.ts'
import { type Call, type KnownCall, known, type Step } from './known-call.ts'

const word = fixedBytes(32)

/** Version 0.6: three limits of gas and two prices as numbers. */
const operation6 = tuple(
  ...([address, uint256, bytes, bytes] as const),
  ...([uint256, uint256, uint256, uint256, uint256, bytes, bytes] as const),
)

/** Version 0.7 and later: packed in words. */
const operation7 = tuple(address, uint256, bytes, bytes, word, uint256, word, bytes, bytes)

/** The calls by which a bundler hands in the operations of accounts. Source: ERC-4337. */
export const USER_OPERATION_CALLS: readonly KnownCall[] = [
  known('1fad948c', tuple(list(operation6), address), ([all, to], call) => handled(all, to, call)),
  known('765e827f', tuple(list(operation7), address), ([all, to], call) => handled(all, to, call)),
]

/** An operation that an account is asked to execute. */
interface Operation {
  readonly sender: string
  /** Without a prefix; empty where the account is there already. */
  readonly initCode: string
  readonly callData: string
}

type Packed = readonly [
  sender: string,
  nonce: bigint,
  initCode: string,
  callData: string,
  ...unknown[],
]

function handled(
  all: readonly Packed[],
  beneficiary: string,
  { to: entryPoint }: Call,
): readonly Step[] | undefined {
  if (all.length === 0) return undefined
  const steps = all.flatMap(([sender, , initCode, callData], index) =>
    operationSteps({ sender, initCode, callData }, { entryPoint, index }),
  )
  return [
    ...steps,
    // The payment of the accounts for gas.
    {
      kind: 'transfer',
      asset: { kind: 'coin' },
      amount: 'unknown',
      from: entryPoint,
      to: beneficiary,
    },
  ]
}

/** The calls that one operation leads to. */
export function operationSteps(
  { sender, initCode, callData }: Operation,
  { entryPoint, index }: { readonly entryPoint: string; readonly index: number },
): readonly Step[] {
  const factory = { to: `0x${initCode.slice(0, 40).padEnd(40, '0')}`, data: initCode.slice(40) }
  const deploys: Step[] =
    initCode === ''
      ? []
      : [
          unreadable(
            { from: entryPoint, to: entryPoint, value: 0n, data: '' },
            factory,
            'unknownSelector',
          ),
        ]
  return [
    ...deploys,
    {
      kind: 'call',
      call: { from: entryPoint, to: sender, value: 0n, data: callData },
      via: { kind: 'bundler', at: entryPoint, index },
    },
  ]
}
