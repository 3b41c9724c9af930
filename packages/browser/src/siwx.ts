export { localSiwx, remoteSiwx } from '@latchkey/core/siwx'
