import { base58 } from '@scure/base'
import type { Asset, EffectBody } from '../model/effect.ts'
import type { KnownInstruction, KnownProgram } from './known-program.ts'

/**
 * The powers of authorities, by their numbers. Source: github.com/solana-program/token,
 * `AuthorityType`.
 */
const ROLES = ['mint', 'freeze', 'owner', 'close']

/** Instructions that the token program and Token-2022 have in common. Source: docs.rs/spl-token-interface. */
export const TOKEN_PROGRAM: KnownProgram = {
  typeBytes: 1,
  instructions: new Map<number, KnownInstruction>([
    // InitializeAccount; 2 and 3 have the owner in their data
    [
      1,
      {
        accountCount: 4,
        effects: ([account = '', mint = '', owner = '']) => [held(account, mint, owner)],
      },
    ],
    [16, initialize(3)],
    [18, initialize(2)],
    // Transfer: amount
    [
      3,
      {
        accountCount: 3,
        effects: ([from = '', to = '', authority = ''], data) => [
          { kind: 'transfer', asset: ofAccount(from), amount: data.bigint(8), from, to, authority },
        ],
      },
    ],
    // Approve: amount
    [
      4,
      {
        accountCount: 3,
        effects: ([account = '', spender = '', owner = ''], data) => [
          allowed({ asset: ofAccount(account), account, owner, spender, amount: data.bigint(8) }),
        ],
      },
    ],
    // Revoke
    [
      5,
      {
        accountCount: 2,
        effects: ([account = '', owner = '']) => [
          allowed({ asset: ofAccount(account), account, owner, spender: undefined, amount: 0n }),
        ],
      },
    ],
    // SetAuthority: role, then none or an address
    [
      6,
      {
        accountCount: 2,
        effects: ([account = '', from = ''], data) => setAuthority({ account, from }, data),
      },
    ],
    // MintTo: amount
    [
      7,
      {
        accountCount: 3,
        effects: ([mint = '', account = ''], data) => [
          supply('mint', { mint, account, amount: data.bigint(8) }),
        ],
      },
    ],
    // Burn: amount
    [
      8,
      {
        accountCount: 3,
        effects: ([account = '', mint = ''], data) => [
          supply('burn', { mint, account, amount: data.bigint(8) }),
        ],
      },
    ],
    // CloseAccount
    [
      9,
      {
        accountCount: 3,
        effects: ([from = '', to = '', authority = '']) => [
          { kind: 'transfer', asset: { kind: 'coin' }, amount: 'all', from, to, authority },
        ],
      },
    ],
    // FreezeAccount, ThawAccount
    [
      10,
      {
        accountCount: 3,
        effects: ([account = '']) => [{ kind: 'freeze', account, isFrozen: true }],
      },
    ],
    [
      11,
      {
        accountCount: 3,
        effects: ([account = '']) => [{ kind: 'freeze', account, isFrozen: false }],
      },
    ],
    // TransferChecked: amount, decimals
    [
      12,
      {
        accountCount: 4,
        effects: ([from = '', mint = '', to = '', authority = ''], data) => {
          const amount = data.bigint(8)
          return [
            { kind: 'transfer', asset: ofMint(mint, data.number(1)), amount, from, to, authority },
          ]
        },
      },
    ],
    // ApproveChecked: amount, decimals
    [
      13,
      {
        accountCount: 4,
        effects: ([account = '', mint = '', spender = '', owner = ''], data) => {
          const amount = data.bigint(8)
          return [allowed({ asset: ofMint(mint, data.number(1)), account, owner, spender, amount })]
        },
      },
    ],
    // MintToChecked, BurnChecked: amount, decimals
    [14, checkedSupply('mint')],
    [15, checkedSupply('burn')],
    // SyncNative: what the account has already is counted
    [17, { accountCount: 1, effects: () => [] }],
    // TransferFeeExtension of Token-2022, TransferCheckedWithFee: amount, decimals, fee
    [
      26,
      {
        accountCount: 4,
        effects: ([from = '', mint = '', to = '', authority = ''], data) => {
          if (data.number(1) !== 1) return undefined
          const amount = data.bigint(8)
          const asset = ofMint(mint, data.number(1))
          data.bigint(8)
          return [{ kind: 'transfer', asset, amount, from, to, authority }]
        },
      },
    ],
  ]),
}

function ofMint(address: string, decimals: number): Asset {
  return { kind: 'token', address, standard: 'spl', decimals }
}

/** The mint is not part of the instruction. */
function ofAccount(address: string): Asset {
  return { kind: 'token', address, standard: 'splAccount' }
}

function held(account: string, mint: string, owner: string): EffectBody {
  return { kind: 'tokenAccount', account, mint, owner, payer: undefined }
}

function initialize(accountCount: number): KnownInstruction {
  return {
    accountCount,
    effects: ([account = '', mint = ''], data) => [
      held(account, mint, base58.encode(data.bytes(32))),
    ],
  }
}

interface Allowed {
  readonly asset: Asset
  readonly account: string
  readonly owner: string
  /** Undefined when no spender has a right any more. */
  readonly spender: string | undefined
  readonly amount: bigint
}

/** From here on an amount, which has 64 bits, is meant to be all. */
const UNLIMITED_FROM = 2n ** 63n

function allowed({ amount, ...who }: Allowed): EffectBody {
  return {
    kind: 'allowance',
    ...who,
    amount,
    change: 'set',
    until: 'revoked',
    isOnce: false,
    isUnlimited: amount >= UNLIMITED_FROM,
  }
}

interface Supply {
  readonly mint: string
  readonly account: string
  readonly amount: bigint
  readonly decimals?: number
}

function supply(change: 'mint' | 'burn', { mint, account, amount, decimals }: Supply): EffectBody {
  const asset: Asset = { kind: 'token', address: mint, standard: 'spl', decimals }
  return { kind: 'supply', change, asset, account, amount }
}

function checkedSupply(change: 'mint' | 'burn'): KnownInstruction {
  return {
    accountCount: 3,
    effects: ([first = '', second = ''], data) => {
      const [mint, account] = change === 'mint' ? [first, second] : [second, first]
      const amount = data.bigint(8)
      return [supply(change, { mint, account, amount, decimals: data.number(1) })]
    },
  }
}

function setAuthority(
  who: { readonly account: string; readonly from: string },
  data: Parameters<KnownInstruction['effects']>[1],
): readonly EffectBody[] | undefined {
  const [role, hasNext] = [ROLES[data.number(1)], data.number(1)]
  if (role === undefined || hasNext > 1) return undefined
  const to = hasNext === 1 ? base58.encode(data.bytes(32)) : undefined
  return [{ kind: 'authority', ...who, role, to }]
}
