import { moreIcon, PlainTile, Tiles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import type { SocialChoices } from './methods.model.ts'

/** What the tiles are drawn from. */
export interface SocialTilesProps extends SocialChoices {
  readonly isBlocked: boolean
}

/** The providers side by side. */
export function SocialTiles({
  choices,
  isWorded,
  more,
  isBlocked,
}: SocialTilesProps): ReactElement {
  const { text } = useModalContext()
  const blocked = { isBlocked, tabIndex: isBlocked ? -1 : undefined }
  return (
    <Tiles label={text.say('logins.socials')}>
      {choices.map(({ provider, label, icon, choose }) => (
        <PlainTile
          key={provider}
          {...{ label, icon, ...blocked }}
          word={isWorded ? 'beside' : undefined}
          data-testid={`social-${provider}`}
          onClick={choose}
        />
      ))}
      {more && (
        <PlainTile
          label={text.say('logins.more')}
          icon={moreIcon}
          {...blocked}
          data-testid="connect-socials"
          onClick={more}
        />
      )}
    </Tiles>
  )
}
