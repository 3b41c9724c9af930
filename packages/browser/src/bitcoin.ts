export { bitcoin, bitcoinAdapter, bitcoinTestnet } from '@latchkey/adapter-bitcoin'
