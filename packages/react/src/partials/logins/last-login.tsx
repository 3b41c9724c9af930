import type { SocialProvider } from '@latchkey/core'
import { Glyph, mailIcon, PlainRow, Tag } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { blockedProps } from '../legal/blocked.ts'
import { SOCIALS } from './socials.ts'

/** Props of `LastLogin`. */
export interface LastLoginProps {
  /** `email`, or a provider that the site offers. */
  readonly by: string
  readonly isBlocked: boolean
}

/**
 * The login of the last visit, as a row: a provider opens at once; for an e-mail address its field
 * is shown.
 */
export function LastLogin({ by, isBlocked }: LastLoginProps): ReactElement {
  const { core, text } = useModalContext()
  const { actions } = core
  const provider = isProvider(by) ? by : undefined
  const details = provider && SOCIALS[provider]
  return (
    <PlainRow
      isItem
      label={details ? details.name : text.get('logins.byEmail')}
      picture={<Glyph icon={details ? details.icon : mailIcon} />}
      end={<Tag>{text.get('connect.lastUsed')}</Tag>}
      {...blockedProps(isBlocked, text)}
      data-testid={`last-${by}`}
      onClick={() =>
        provider ? actions.auth.beginSocial(provider) : actions.router.push('EmailLogin', {})
      }
    />
  )
}

function isProvider(by: string): by is SocialProvider {
  return Object.hasOwn(SOCIALS, by)
}
