import { expect, test } from 'vitest'
import { pageAddresses, readAddresses, writeAddresses } from './page-addresses.ts'

const addresses = pageAddresses(
  {
    blockchainApi: 'http://127.0.0.1:4402',
    walletApi: 'http://127.0.0.1:4403',
    analytics: 'http://127.0.0.1:4403',
    control: 'http://127.0.0.1:4410',
    mail: 'http://127.0.0.1:4407',
    smtp: 'smtp://127.0.0.1:5025',
    identity: 'http://127.0.0.1:4408',
    secureSite: 'http://127.0.0.1:4401',
    relay: 'ws://127.0.0.1:4406',
    solana: 'http://127.0.0.1:4411',
    bitcoin: 'http://127.0.0.1:4412',
    chains: { 1: 'http://127.0.0.1:4404', 8453: 'http://127.0.0.1:4405' },
  },
  [{ id: 10, url: 'http://127.0.0.1:4421/</script><b>' }],
)

test('what is written into the page can be read there', () => {
  const html = writeAddresses('<html><head><title>x</title></head></html>', addresses)
  const json = html.split('id="lab-addresses">')[1]?.split('</script>')[0] ?? ''

  const read = readAddresses({
    getElementById: () => ({ textContent: json }) as HTMLElement,
  })

  expect(read).toEqual(addresses)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

test('a page that was served without a sandbox has no addresses', () => {
  expect(readAddresses({ getElementById: () => null })).toBeUndefined()
})
