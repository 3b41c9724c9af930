import type { BehaviourName } from '@latchkey/sandbox/wallets'

/** Namespaces of the lab's wallets. */
export type WalletNamespace = 'eip155' | 'solana' | 'bip122'

/** A kind of scripted wallet that the lab can install. */
export interface WalletKind {
  /** The name in the address. */
  readonly id: string
  readonly name: string
  /** The label that distinguishes it from others of the same name. */
  readonly label?: string
  readonly rdns: string
  /** Which of the sandbox's accounts are in it. */
  readonly accounts: readonly [number, ...number[]]
  readonly way: 'announced' | 'injected' | 'sats-connect' | 'foreign'
  /** Namespaces that it supports. */
  readonly namespaces: readonly [WalletNamespace, ...WalletNamespace[]]
  /** The chain it is on at the start. */
  readonly chainId: number
  /** A colour of its picture. */
  readonly hue: number
}

const FIRST = { way: 'announced', chainId: 1, namespaces: ['eip155'] } as const

/** The wallets that can be installed. */
export const WALLET_KINDS = [
  {
    ...FIRST,
    id: 'sandbox',
    name: 'Sandbox Wallet',
    rdns: 'dev.latchkey.sandbox',
    accounts: [0, 1],
    hue: 262,
  },
  {
    ...FIRST,
    id: 'twin',
    name: 'Sandbox Wallet',
    rdns: 'dev.latchkey.sandbox',
    accounts: [4, 5],
    hue: 14,
    label: 'an impostor of it',
  },
  {
    ...FIRST,
    id: 'fjord',
    name: 'Fjord',
    rdns: 'example.fjord',
    accounts: [2, 3],
    hue: 190,
  },
  {
    ...FIRST,
    id: 'faraway',
    name: 'Faraway',
    rdns: 'example.faraway',
    chainId: 137,
    accounts: [6, 7],
    hue: 110,
  },
  {
    ...FIRST,
    id: 'injected',
    name: 'Injected Wallet',
    rdns: '',
    way: 'injected',
    accounts: [8, 9],
    hue: 40,
  },
  {
    ...FIRST,
    id: 'triad',
    name: 'Triad',
    rdns: 'example.triad',
    accounts: [0, 1],
    hue: 330,
    namespaces: ['eip155', 'solana', 'bip122'],
    label: 'Triad, of three families',
  },
  {
    ...FIRST,
    id: 'tern',
    name: 'Tern',
    rdns: '',
    accounts: [0],
    hue: 170,
    namespaces: ['solana'],
    label: 'Tern, of Solana',
  },
  {
    ...FIRST,
    id: 'puffin',
    name: 'Puffin',
    rdns: '',
    accounts: [0],
    hue: 28,
    namespaces: ['bip122'],
    label: 'Puffin, of Bitcoin',
  },
  {
    ...FIRST,
    id: 'skua',
    name: 'Skua',
    rdns: '',
    accounts: [0],
    hue: 210,
    namespaces: ['bip122'],
    way: 'sats-connect',
    label: 'Skua, of sats-connect',
  },
  {
    ...FIRST,
    id: 'burner',
    name: 'Burner Wallet',
    rdns: '',
    accounts: [0],
    hue: 275,
    namespaces: ['solana'],
    way: 'foreign',
    label: 'Burner, written by others',
  },
] as const satisfies readonly WalletKind[]

/** Behaviours a wallet can be given by name. */
export const BEHAVIOURS = [
  'approve',
  'ask',
  'reject',
  'pending',
  'never-answer',
  'locked',
  'wrong-chain',
  'wrong-shape',
] as const satisfies readonly BehaviourName[]

/** A wallet that should be there. */
export interface PlannedWallet {
  readonly kind: WalletKind
  readonly behaviour: BehaviourName
}

/** Reads one value of the `wallets` switch, such as `sandbox:reject`; a wallet alone approves. */
export function readPlan(value: string): PlannedWallet | undefined {
  const [id, wanted] = value.split(':')
  const kind = WALLET_KINDS.find((known) => known.id === id)
  return kind && { kind, behaviour: BEHAVIOURS.find((name) => name === wanted) ?? 'approve' }
}

/** Writes one value of the `wallets` switch. */
export function writePlan({ kind, behaviour }: PlannedWallet): string {
  return behaviour === 'approve' ? kind.id : `${kind.id}:${behaviour}`
}
