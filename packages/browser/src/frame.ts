export { frameAuth } from '@latchkey/frame'
