import { Glyph, List, ListRow, Stack } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enSocialLogins } from '../../messages/en/social-logins.ts'
import { blockedProps } from '../../partials/legal/blocked.ts'
import { Agreement } from '../../partials/legal/legal-text.tsx'
import { useTermsDue } from '../../partials/legal/use-terms.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { connectSocialsModel } from './connect-socials.model.ts'

/** Every provider to log in with. */
export const view: ViewDefinition<'ConnectSocials'> = {
  english: enSocialLogins,
  View: ConnectSocialsView,
  title: (_params, { text }) => text.get('login.socials.title'),
}

/** Every provider, one below the other. */
function ConnectSocialsView(): ReactElement {
  const { core, text } = useModalContext()
  const isBlocked = useTermsDue()
  const snapshot = useSnapshot(({ options, device }) => ({ options, device }))
  return (
    <Stack gap={4}>
      {isBlocked && <Agreement />}
      <List label={text.get('login.socials.title')}>
        {connectSocialsModel(snapshot, core.actions).map(({ provider, face, choose }) => (
          <ListRow
            key={provider}
            label={face.name}
            picture={<Glyph icon={face.icon} />}
            {...blockedProps(isBlocked, text)}
            data-testid={`social-${provider}`}
            onClick={choose}
          />
        ))}
      </List>
    </Stack>
  )
}
