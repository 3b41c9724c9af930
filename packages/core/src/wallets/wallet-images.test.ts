import { expect, test } from 'vitest'
import type { Wallet } from '../contract/index.ts'
import { withOwnPicture } from './wallets.state.ts'

const wallet: Wallet = {
  id: 'io.fjord#2',
  namespace: 'eip155',
  kind: 'announced',
  name: 'Fjord',
  icon: 'data:image/png;base64,AA==',
  rdns: 'io.fjord',
  isAmbiguous: false,
}
const OWN = 'https://shop.example/fjord.png'

test.each([
  ['by its id', { 'io.fjord#2': OWN }, OWN],
  ['by its rdns', { 'io.fjord': OWN }, OWN],
  ['its id first', { 'io.fjord#2': OWN, 'io.fjord': 'https://shop.example/other.png' }, OWN],
  ['none of another wallet', { 'io.kestrel': OWN }, wallet.icon],
  ['none that is not safe', { 'io.fjord': 'javascript:alert(1)' }, wallet.icon],
  ['none that the object did not write', {}, wallet.icon],
])("the website's picture is used: %s", (_, images, icon) => {
  expect(withOwnPicture(wallet, images)).toEqual({ ...wallet, icon })
})

test('a wallet with the name of an Object.prototype member keeps its picture', () => {
  expect(withOwnPicture({ ...wallet, id: 'constructor', rdns: 'toString' }, {}).icon).toBe(
    wallet.icon,
  )
})
