/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import bitcoin from '../../../../../../vectors/explain-bitcoin.json'
import evm from '../../../../../../vectors/explain-evm.json'
import solana from '../../../../../../vectors/explain-solana.json'
import { describeEffects } from './describe-effects.ts'

interface Case {
  readonly name: string
  readonly network: string
  readonly method: string
  readonly params: unknown
  readonly context?: { readonly ownAddresses?: readonly string[] }
}

// The files' types are too wide for their fields.
const CASES = [evm, solana, bitcoin].flatMap(
  ({ cases }) => Object.values(cases).flat() as readonly unknown[] as readonly Case[],
)

/** The fields of effects that name an account or a contract. */
const NAMES = [
  ...['from', 'to', 'owner', 'account', 'spender', 'operator', 'collection', 'delegate'],
  ...['contract', 'program', 'mint', 'payer', 'address'],
]

test.each(CASES)('everything that $name does is said, and all that is warned of', async (asked) => {
  const { network, method, params, context } = asked

  const { explanation, groups } = await describeEffects(
    // The set has networks by CAIP-2.
    { network: network as `eip155:${string}`, method, params },
    {
      ownAddresses: context?.ownAddresses ?? [],
      data: [],
      coin: { symbol: 'COIN', decimals: 8 },
    },
  )

  const { effects, warnings } = explanation
  const own = groups.slice(groups.length - effects.length)
  effects.forEach((effect, index) => {
    const said = JSON.stringify(own[index])
    for (const name of NAMES) {
      const value: unknown = Reflect.get(effect, name)
      if (typeof value === 'string') expect(said).toContain(JSON.stringify(value))
    }
    const wanted = warnings.filter((one) => 'effect' in one && one.effect === index)
    const notes = own[index]?.facts.filter(({ kind }) => kind === 'note')
    expect(notes).toHaveLength(wanted.length)
  })
  const general = groups.slice(0, groups.length - effects.length).flatMap(({ facts }) => facts)
  expect(general.filter(({ kind }) => kind === 'note')).toHaveLength(
    warnings.filter((one) => !('effect' in one)).length,
  )
})
