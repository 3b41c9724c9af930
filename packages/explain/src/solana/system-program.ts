import { base58 } from '@scure/base'
import { readUtf8 } from '../model/byte-reader.ts'
import type { EffectBody } from '../model/effect.ts'
import type { KnownInstruction, KnownProgram } from './known-program.ts'

const transfer = (from: string, to: string, amount: bigint): EffectBody => {
  return { kind: 'transfer', asset: { kind: 'coin' }, amount, from, to }
}

/** Instructions of the system program. Source: docs.rs/solana-system-interface. */
export const SYSTEM_PROGRAM: KnownProgram = {
  typeBytes: 4,
  instructions: new Map<number, KnownInstruction>([
    // CreateAccount: lamports, space, owner
    [
      0,
      {
        accountCount: 2,
        effects([payer = '', account = ''], data) {
          const amount = data.bigint(8)
          data.bigint(8)
          return [{ kind: 'account', account, owner: base58.encode(data.bytes(32)), payer, amount }]
        },
      },
    ],
    // Assign: owner
    [
      1,
      {
        accountCount: 1,
        effects: ([account = ''], data) => [
          {
            kind: 'authority',
            account,
            role: 'program',
            from: account,
            to: base58.encode(data.bytes(32)),
          },
        ],
      },
    ],
    // Transfer: lamports
    [
      2,
      {
        accountCount: 2,
        effects: ([from = '', to = ''], data) => [transfer(from, to, data.bigint(8))],
      },
    ],
    // CreateAccountWithSeed: base, seed, lamports, space, owner
    [
      3,
      {
        accountCount: 2,
        effects([payer = '', account = ''], data) {
          data.bytes(32)
          const length = data.bigint(8)
          if (length > 32n || readUtf8(data.bytes(Number(length))) === undefined) return undefined
          const amount = data.bigint(8)
          data.bigint(8)
          return [{ kind: 'account', account, owner: base58.encode(data.bytes(32)), payer, amount }]
        },
      },
    ],
    // AdvanceNonceAccount
    [4, { accountCount: 3, effects: ([account = '']) => [{ kind: 'nonce', account }] }],
    // WithdrawNonceAccount: lamports
    [
      5,
      {
        accountCount: 5,
        effects: ([from = '', to = ''], data) => [transfer(from, to, data.bigint(8))],
      },
    ],
    // AuthorizeNonceAccount: authority
    [
      7,
      {
        accountCount: 2,
        effects: ([account = '', from = ''], data) => [
          { kind: 'authority', account, role: 'nonce', from, to: base58.encode(data.bytes(32)) },
        ],
      },
    ],
  ]),
}
