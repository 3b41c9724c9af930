import { type Answers, SiteError } from '@latchkey/frame/site'
import { newName } from '../storage/new-name.ts'
import type { LoginDeps } from './deps.ts'
import { requireText } from './site-api.ts'

type SocialAnswers = Pick<Answers, 'GET_SOCIAL_REDIRECT_URI' | 'CONNECT_SOCIAL'>

/** Login by a social: where its pop-up leads, and what came of it. */
export function socialAnswers({ state, api, proofs, wallet, url }: LoginDeps): SocialAnswers {
  return {
    async GET_SOCIAL_REDIRECT_URI({ provider }, { origin, signal }) {
      const proof = newName()
      const body = { provider, origin, proof }
      const uri = requireText(await api.call('social/begin', { body, signal }), 'uri')
      proofs.put(proof)
      return { uri }
    },
    async CONNECT_SOCIAL({ uri }) {
      const proof = proofs.read()
      const ticket = readTicket(uri, url)
      if (proof === undefined || ticket === undefined)
        throw new SiteError('This login was not begun here. Begin again.')
      const answer = await api.call('social/redeem', { body: { ticket, proof } })
      // Whatever was refused before this did not end the attempt.
      proofs.forget()
      const login = await state.begin(answer)
      return { ...login.user, ...(await wallet.user()) }
    },
  }
}

/** @returns The one-time value of a result that is of our own origin; undefined for all others. */
function readTicket(uri: string, own: string): string | undefined {
  if (!URL.canParse(uri)) return undefined
  const { origin, pathname, searchParams } = new URL(uri)
  const isOurs = origin === own && pathname === '/result'
  return isOurs ? (searchParams.get('ticket') ?? undefined) : undefined
}
