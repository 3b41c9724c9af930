import type { PageAddresses } from '../addresses/page-addresses.ts'

const CHAIN_NAMES: Readonly<Record<string, string>> = {
  1: 'Ethereum',
  10: 'OP Mainnet',
  8453: 'Base',
}

/** Formats all addresses as a list for the terminal. */
export function addressList(
  urls: { readonly page: string; readonly wallet: string; readonly mail: string },
  addresses: PageAddresses,
): string {
  const nodes = Object.entries(addresses.nodes).map(([id, url]): [string, string] => [
    `${CHAIN_NAMES[id] ?? 'Chain'} (${id})`,
    url,
  ])
  const parts: [string, string][] = [
    ['Blockchain API', addresses.blockchainApi],
    ['Wallet listing', addresses.walletApi],
    ...nodes,
    ['Solana', addresses.solana],
    ['Bitcoin', addresses.bitcoin],
    ['Relay', addresses.relay],
    ['Control desk', addresses.control],
  ]
  const width = Math.max(...parts.map(([name]) => name.length)) + 2
  const lines = parts.map(([name, url]) => `  ${name.padEnd(width)}${url}`)
  return [
    '',
    `  ${'Page'.padEnd(width)}${urls.page}`,
    `  ${'Wallet'.padEnd(width)}${urls.wallet}`,
    `  ${'Mails'.padEnd(width)}${urls.mail}`,
    '',
    ...lines,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}
