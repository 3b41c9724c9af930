import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enSocialLogins } from '../../messages/en/social-logins.ts'
import { SOCIALS } from '../../partials/logins/socials.ts'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { connectingSocialModel } from './connecting-social.model.ts'
import { LoginLatch } from './login-latch.tsx'

/** Logging in with a provider, in a window of its own. */
export const view: ViewDefinition<'ConnectingSocial'> = {
  english: enSocialLogins,
  View: ConnectingSocialView,
  title: ({ provider }) => SOCIALS[provider].name,
}

/** Waiting for a provider's window, and how that ended. */
function ConnectingSocialView({ params }: ViewProps<'ConnectingSocial'>): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ auth, options, router }) => ({ auth, options, router }))
  const scene = connectingSocialModel(params, { snapshot, actions: core.actions, text })
  return <LoginLatch scene={scene} provider={params.provider} />
}
