import type { Collectible } from '@latchkey/core'
import type { AccountId } from '@latchkey/core/contract'
import { expect, test, vi } from 'vitest'
import { ADDRESS, aSnapshot, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { collectibleModel } from './collectible.model.ts'

const EVM: AccountId = `eip155:1:${ADDRESS}`
const CONTRACT = '0x5a4db0c5A4DB0C5A4dB0c5a4Db0C5A4db0C00030'

function modelOf(changes: Partial<Collectible> = {}, account: AccountId = EVM) {
  const openLink = vi.fn(() => true)
  const { actions } = recordActions()
  const collectible: Collectible = {
    id: 'tide',
    name: 'Tide #4',
    collection: '',
    countText: '1',
    isSpam: false,
    ...changes,
  }
  const tools = { actions: { ...actions, openLink }, text: TEXT }
  const model = collectibleModel({ account, collectible }, aSnapshot(), tools)
  const facts = model.facts.map(({ id, value }) => `${id} ${value}`).join(', ')
  return { ...model, facts, openLink }
}

test.each<[changes: Partial<Collectible>, facts: string]>([
  [{}, 'network Ethereum'],
  [{ collection: 'Tideline' }, 'collection Tideline, network Ethereum'],
  [{ tokenId: '218' }, 'network Ethereum, token 218'],
  [{ countText: '1204' }, 'network Ethereum, held 1,204'],
  [{ receivedAtMs: Date.UTC(2025, 9, 14, 12) }, 'network Ethereum, received Oct 14, 2025'],
  [{ receivedAtMs: 1e300 }, 'network Ethereum'],
])('of %j the facts are: %s', (changes, facts) => {
  expect(modelOf(changes).facts).toBe(facts)
})

test('one without a name is called so', () => {
  expect(modelOf({ name: '' }).name).toBe('Unnamed')
})

test.each<[what: string, changes: Partial<Collectible>, href: string | undefined]>([
  ['the transaction it came with', { hash: '0xaa' }, 'https://scan.example/tx/0xaa'],
  ['its contract', { address: CONTRACT, hash: '0xaa' }, `https://scan.example/token/${CONTRACT}`],
  ['nothing, where neither is known', {}, undefined],
])('the explorer shows %s', (_what, changes, href) => {
  const { explore, openLink } = modelOf(changes)

  explore?.()

  expect(openLink.mock.calls).toEqual(href === undefined ? [] : [[href]])
})

test('on a network without an explorer there is none', () => {
  expect(modelOf({ hash: '0xaa' }, `eip155:56:${ADDRESS}`).explore).toBeUndefined()
})
