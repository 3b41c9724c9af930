export { walletConnect } from '@latchkey/walletconnect'
