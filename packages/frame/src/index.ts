export { type FrameAuthOptions, frameAuth } from './frame-auth.ts'
