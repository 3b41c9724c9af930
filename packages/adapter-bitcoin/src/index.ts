export { bitcoin, bitcoinTestnet } from './networks.ts'
