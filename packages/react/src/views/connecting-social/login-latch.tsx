import type { SocialProvider } from '@latchkey/core'
import { Glyph, Image, Latch, VisuallyHidden } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { siteOf } from '../../models/site.ts'
import { LatchScene } from '../../partials/latch-scene/latch-scene.tsx'
import { SOCIALS } from '../../partials/logins/socials.ts'
import type { LoginScene } from './connecting-social.model.ts'
import { useSlow } from './use-slow.ts'

export interface LoginLatchProps {
  readonly scene: LoginScene
  readonly provider: SocialProvider
}

/** Draws the site and the provider, the state between them, and the next step. */
export function LoginLatch({ scene, provider }: LoginLatchProps): ReactElement {
  const { text } = useModalContext()
  const snapshot = useSnapshot(({ options }) => ({ options }))
  const { latch, note, isLoading = false, ...rest } = scene
  const { isSlow, anchor } = useSlow(isLoading)
  const slowLine = isSlow ? text.get('login.slow') : undefined
  return (
    <>
      <LatchScene
        latch={
          <Latch
            state={latch}
            site={<Image src={siteOf(snapshot, text).icon} size={6.4} />}
            wallet={<Glyph icon={SOCIALS[provider].icon} size={6.4} />}
          />
        }
        {...rest}
        line={slowLine ?? rest.line}
        foot={note && <span data-testid="login-note">{note}</span>}
      />
      <VisuallyHidden ref={anchor} role="status" data-testid="login-said">
        {slowLine ?? scene.heading}
      </VisuallyHidden>
    </>
  )
}
