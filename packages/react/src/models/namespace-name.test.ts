import { expect, test } from 'vitest'
import { createWording } from '../messages/create-wording.ts'
import { namespaceTexts } from '../messages/namespace-texts.ts'
import { TEXT } from '../testing/a-snapshot.ts'
import { namespaceName, namespaceWallet } from './namespace-name.ts'

const TRAITS = { name: 'Sui', nativeDecimals: 9 }

function wordingOf(strings: Readonly<Record<string, string>>) {
  return createWording({ locale: 'en', messages: {}, strings })
}

test('a namespace of the specification is named by the messages', () => {
  expect(namespaceName('bip122', TEXT)).toBe('Bitcoin')
  expect(namespaceWallet('eip155', TEXT)).toBe('an Ethereum wallet')
})

test('a namespace that only its adapter knows is named by its traits', () => {
  const text = wordingOf(namespaceTexts([{ namespace: 'sui', traits: TRAITS }]))

  expect([namespaceName('sui', text), namespaceWallet('sui', text)]).toEqual(['Sui', 'Sui'])
})

test('traits do not go before the translation of a namespace of the specification', () => {
  const texts = namespaceTexts([
    { namespace: 'bip122', traits: { name: 'BTC', nativeDecimals: 8 } },
  ])

  expect(texts).toEqual({})
})

test('without traits it is shown as it is written', () => {
  expect(namespaceName('sui', wordingOf({}))).toBe('sui')
  expect(namespaceWallet('sui', wordingOf(namespaceTexts([{ namespace: 'sui' }])))).toBe('sui')
})
