export { frameAuth } from './frame-auth.ts'
