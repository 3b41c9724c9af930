import '@latchkey/react/elements'

export { evmAdapter } from '@latchkey/adapter-evm'
export { isLatchkeyError } from '@latchkey/core/contract'
export { createLatchkey } from './create-latchkey.ts'
