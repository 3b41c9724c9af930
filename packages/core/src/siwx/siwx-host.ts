import { accountOn, LatchkeyError, namespaceOf, type SiwxHost } from '../contract/index.ts'
import { rulesFrom } from '../store/adapters.ts'
import type { SignInDeps } from './dependencies.ts'

/** Creates what a sign-in gets of the modal. */
export function createSiwxHost(deps: SignInDeps): SiwxHost {
  const { state, adapters, clock, random, storage, readPage, timers, key } = deps
  return {
    storage,
    key,
    sdk: deps.sdk,
    rules: rulesFrom(adapters, adapters.namespaces()),
    send: (request, signal) => deps.http.send(request, signal),
    origin: readPage().origin,
    projectId: state.options.projectId,
    now: () => clock.now(),
    randomId: () => random.id(),
    async verify({ chainId, accountAddress, message, signature }) {
      const messages = adapters.get(namespaceOf(chainId))?.messages
      if (messages === undefined) throw new LatchkeyError('signature.no-adapter', {})
      const claim = { account: accountOn(chainId, accountAddress), text: message, signature }
      return messages.verify(claim, timers.signal())
    },
  }
}
