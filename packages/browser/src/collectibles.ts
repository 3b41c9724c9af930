export { dasCollectibles } from '@latchkey/adapter-solana'
