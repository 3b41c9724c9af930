import { expect, test } from 'vitest'
import { addressList } from './address-list.ts'

test('the page comes first and every address is in one column', () => {
  const text = addressList(
    {
      page: 'http://localhost:4400',
      wallet: 'http://localhost:4409',
      mail: 'http://localhost:4407',
    },
    {
      blockchainApi: 'http://127.0.0.1:4402',
      walletApi: 'http://127.0.0.1:4403',
      analytics: 'http://127.0.0.1:4403',
      relay: 'ws://127.0.0.1:4406',
      solana: 'http://127.0.0.1:4411',
      bitcoin: 'http://127.0.0.1:4412',
      secureSite: 'http://127.0.0.1:4401',
      mail: 'http://127.0.0.1:4407',
      control: 'http://127.0.0.1:4410',
      nodes: { 1: 'http://127.0.0.1:4404', 8453: 'http://127.0.0.1:4405' },
    },
  )

  const rows = text.split('\n').filter((line) => /http|ws:/.test(line))
  expect(rows[0]).toContain('Page')
  expect(rows.map((row) => row.search(/http|ws:/))).toEqual(rows.map(() => 18))
  expect(text).toContain('Ethereum (1)')
  expect(text).toContain('Base (8453)')
})
