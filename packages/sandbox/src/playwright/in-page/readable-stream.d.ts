/** The stream library that MetaMask's provider is built on is Node's own, packed for browsers. */
declare module 'readable-stream' {
  export { Duplex } from 'node:stream'
}
