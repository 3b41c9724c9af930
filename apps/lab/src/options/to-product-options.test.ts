import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { toProductOptions } from './to-product-options.ts'

const addresses = {
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
}
const pageMetadata = { name: 'Page', description: '', url: 'http://localhost', icons: [] }

function optionsFor(search: string): Readonly<Record<string, unknown>> {
  const deps = { addresses, panel: undefined, pageMetadata }
  return toProductOptions(readConfiguration(search), deps)
}

test('by default only options that the sandbox needs are passed', () => {
  const given = Object.entries(optionsFor('')).filter(([, value]) => value !== undefined)

  expect(given.map(([name]) => name)).toEqual([
    'networks',
    'endpoints',
    'projectId',
    'customRpcUrls',
    'themeMode',
    'chainImages',
  ])
})

test.each([
  ['themeMode=light', { themeMode: 'light' }],
  ['enableEIP6963=false', { enableEIP6963: false }],
  ['projectId=', { projectId: undefined }],
  [
    'themeVariables.accent=%23f00&themeVariables.radius=6',
    { themeVariables: { accent: '#f00', radius: 6 } },
  ],
  ['features.analytics=false', { features: { analytics: false } }],
  ['features.allWallets=false', { features: { allWallets: false } }],
  ['addressLabels={"0x1":"Treasury"}', { addressLabels: { '0x1': 'Treasury' } }],
  ['themeVariables.qrColor=%23f00&themeVariables.zIndex=7', { themeVariables: { zIndex: 7 } }],
  ['cookie=true&nonce=abc', { cookie: true, nonce: 'abc' }],
  ['onrampSources=[{"id":"own"}]', { onrampSources: [{ id: 'own' }] }],
  [
    'chainImages={"1":"https://a.example/1.png"}',
    { chainImages: { 1: 'https://a.example/1.png' } },
  ],
  ['metadata.name=Shop', { metadata: { ...pageMetadata, name: 'Shop' } }],
  ['customRpcUrls=proxy', { customRpcUrls: undefined }],
])('%s becomes an option', (search, expected) => {
  expect(optionsFor(search)).toMatchObject(expected)
})

test('networks come with nodes of this machine only', () => {
  const { networks } = optionsFor('networks=8453,137')

  expect(networks).toMatchObject([
    { id: 8453, name: 'Base', rpcUrls: { default: { http: ['http://127.0.0.1:4405'] } } },
    {
      id: 137,
      rpcUrls: { default: { http: ['http://127.0.0.1:4402/v1?chainId=eip155:137&projectId=lab'] } },
    },
  ])
})

test('switches of the lab itself are not options of the product', () => {
  const options = optionsFor('wallets=none&dir=rtl&page=light&second=true')

  for (const name of ['wallets', 'dir', 'page', 'second', 'devtools'])
    expect(options).not.toHaveProperty(name)
})
