import type { ReactElement } from 'react'
import type { ViewProps } from '../define-view.ts'
import { useLoginKit } from '../login-kit.ts'
import { connectingSocialModel } from './connecting-social.model.ts'
import { LoginLatch } from './login-latch.tsx'

/** Waiting for a provider's window, and how that ended. */
export function ConnectingSocialView({ params }: ViewProps<'ConnectingSocial'>): ReactElement {
  const kit = useLoginKit()
  const { core, snapshot, text } = kit.useModalWorld()
  const scene = connectingSocialModel(params, { snapshot, actions: core.actions, text, kit })
  return <LoginLatch scene={scene} provider={params.provider} />
}
