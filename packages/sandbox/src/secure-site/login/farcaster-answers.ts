import { type Answers, SiteError } from '@latchkey/frame/site'
import { newName } from '../storage/new-name.ts'
import type { LoginDeps } from './deps.ts'
import { requireText, valueIn } from './site-api.ts'

type FarcasterAnswers = Pick<Answers, 'GET_FARCASTER_URI' | 'CONNECT_FARCASTER'>

/** Login by Farcaster: a link to show, and who approved there. */
export function farcasterAnswers({ state, api }: LoginDeps): FarcasterAnswers & { forget(): void } {
  let attempt: { readonly channel: string; readonly proof: string } | undefined
  return {
    async GET_FARCASTER_URI(_request, { origin, signal }) {
      const proof = newName()
      const answer = await api.call('farcaster/begin', { body: { origin, proof }, signal })
      attempt = { channel: requireText(answer, 'channel'), proof }
      return { url: requireText(answer, 'url') }
    },
    async CONNECT_FARCASTER(_request, { signal }) {
      if (!attempt) throw new SiteError('Begin with the link.')
      const body = attempt
      while (!signal.aborted) {
        const answer = await api.call('farcaster/wait', { body: { ...body }, signal })
        if (valueIn(answer, 'isApproved') !== true) continue
        const { user } = await state.begin(valueIn(answer, 'login'))
        return { userName: user.userName ?? '' }
      }
      throw new SiteError('The login was given up.')
    },
    forget() {
      attempt = undefined
    },
  }
}
