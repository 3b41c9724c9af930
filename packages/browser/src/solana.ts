export { solana, solanaAdapter, solanaDevnet, solanaTestnet } from '@latchkey/adapter-solana'
