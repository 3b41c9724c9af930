/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Notice, VisuallyHidden } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { differenceFrom } from '../../format/difference.ts'
import type { SignInWarningModel } from './siwx-sign-message.model.ts'

/**
 * Draws the parts of the message that are not of this page; both hosts one above the other, with
 * the difference marked.
 */
export function OtherSite({ warning }: { readonly warning: SignInWarningModel }): ReactElement {
  const { text } = useModalContext()
  const { titles, hosts } = warning
  return (
    <Notice
      tone="warn"
      role="alert"
      title={titles.map((title) => (
        <span key={title} css={{ display: 'block' }}>
          {title}
        </span>
      ))}
      data-testid="sign-in-warning"
    >
      {warning.text}
      {hosts !== undefined && (
        <dl css={hostsStyles}>
          <dt>{text.get('signIn.other.here')}</dt>
          <Host host={hosts.here} other={hosts.there} />
          <dt>{text.get('signIn.other.there')}</dt>
          <Host host={hosts.there} other={hosts.here} />
        </dl>
      )}
    </Notice>
  )
}

/** The parts are for the eye; a screen reader reads the host as one word. */
function Host({ host, other }: { readonly host: string; readonly other: string }): ReactElement {
  const { before, different, after } = differenceFrom(host, other)
  return (
    <dd>
      <VisuallyHidden>{host}</VisuallyHidden>
      <bdi dir="ltr" aria-hidden="true">
        {before}
        <mark>{different}</mark>
        {after}
      </bdi>
    </dd>
  )
}

function hostsStyles({ color, type, u }: Theme): CSSObject {
  return {
    margin: 0,
    '& > dt': { marginBlockStart: u(1), color: color['text-2'] },
    '& > dd': { ...type.row, margin: 0, fontWeight: 600, color: color.text },
    '& mark': {
      background: 'none',
      color: color.warn,
      fontWeight: 700,
      textDecoration: 'underline',
      textUnderlineOffset: '.25em',
    },
  }
}
