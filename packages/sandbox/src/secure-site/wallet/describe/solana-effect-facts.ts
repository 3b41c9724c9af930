import type { SolanaEffect } from '@latchkey/core/explain'
import type { Fact } from '../../approval/approval-request.ts'
import { assetFact } from './asset-facts.ts'
import { type DescribeScope, isOwn } from './describe-scope.ts'

const COIN = { kind: 'coin' } as const

/** Describes effects that exist only on Solana, in lines. */
export function solanaEffectFacts(effect: SolanaEffect, scope: DescribeScope): readonly Fact[] {
  switch (effect.kind) {
    case 'account':
      return [
        assetFact('Pay into a new account', { asset: COIN, amount: effect.amount }, scope),
        address('New account', effect.account),
        address('Program that decides over it', effect.owner),
        ...payer(effect.payer, scope),
      ]
    case 'tokenAccount':
      return [
        address('Make an account for a token', effect.account),
        address('Token', effect.mint),
        address('Whose account it is', effect.owner),
        ...payer(effect.payer, scope),
      ]
    case 'authority':
      return [
        { kind: 'value', label: 'Hand over control', value: ROLES.get(effect.role) ?? effect.role },
        address('Of the account', effect.account),
        effect.to === undefined
          ? { kind: 'value', label: 'To whom', value: 'Nobody' }
          : address('To whom', effect.to),
      ]
    case 'supply':
      return [
        assetFact(effect.change === 'burn' ? 'Destroy' : 'Make new', effect, scope),
        address('In the account', effect.account),
      ]
    case 'freeze':
      return [address(effect.isFrozen ? 'Block an account' : 'Unblock an account', effect.account)]
    case 'memo':
      return [{ kind: 'text', label: 'Text that everybody can read', text: effect.text }]
    case 'nonce':
      return [address('Valid until this account is used', effect.account)]
  }
}

/** The power of each kind of authority, in words. */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['owner', 'All that the account holds'],
  ['close', 'Closing the account'],
  ['mint', 'Making new tokens'],
  ['freeze', 'Blocking accounts'],
  ['program', 'The whole account'],
])

function payer(of: string | undefined, scope: DescribeScope): Fact[] {
  return of === undefined || isOwn(scope, of) ? [] : [address('Paid by', of)]
}

function address(label: string, of: string): Fact {
  return { kind: 'address', label, address: of }
}
