/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Avatar,
  Detail,
  DetailList,
  globeIcon,
  Image,
  Skeleton,
  Stack,
  TextButton,
} from '@latchkey/ui'
import { type ReactElement, useId, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { ShortAddress } from '../../partials/short-address.tsx'
import type { ShownMessage } from './siwx-sign-message.model.ts'

interface MessageDetailsProps {
  /** Undefined while it is prepared: its lines are reserved. */
  readonly message: ShownMessage | undefined
  /** Both sites stand above, then. */
  readonly isForOther: boolean
}

/** A message line by line, and on demand exactly as it is signed. */
export function MessageDetails({ message, isForOther }: MessageDetailsProps): ReactElement {
  const { text } = useModalContext()
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  const toggle = (
    <TextButton
      aria-expanded={isShown}
      aria-controls={id}
      data-testid="sign-in-message"
      onClick={() => setIsShown(!isShown)}
    >
      {text.get(isShown ? 'signIn.hide' : 'signIn.show')}
    </TextButton>
  )
  return (
    <Stack gap={2}>
      <div css={groupStyles}>
        <DetailList aria-label={text.get('signIn.details')}>
          {!isForOther && <Detail label={text.get('signIn.site')} value={message?.site} />}
          <Detail
            label={text.get('signIn.address')}
            value={message && <ShortAddress address={message.address} />}
            picture={message && <Avatar address={message.address} size={2} />}
          />
          <Detail
            label={text.get('signIn.network')}
            value={message?.network.name}
            picture={
              <Image src={message?.network.image} size={2} shape="round" fallback={globeIcon} />
            }
          />
          {(message === undefined || message.ends !== undefined) && (
            <Detail label={text.get('signIn.ends')} value={message?.ends} />
          )}
          {message?.statement !== undefined && (
            <div data-part="detail" css={statementStyles}>
              <dt>{text.get('signIn.statement')}</dt>
              <dd>
                <bdi translate="no">
                  {text.get('signIn.quote', { statement: message.statement })}
                </bdi>
              </dd>
            </div>
          )}
          <div data-part="detail" css={toggleStyles}>
            <dt>{text.get('signIn.message')}</dt>
            <dd>{message === undefined ? <Skeleton width={4} height={1.2} /> : toggle}</dd>
          </div>
        </DetailList>
      </div>
      {isShown && message !== undefined && (
        <pre id={id} dir="ltr" translate="no" data-testid="sign-in-text" css={textStyles}>
          {message.text}
        </pre>
      )}
    </Stack>
  )
}

/** Like a group of rows. */
function groupStyles({ color, radius, u }: Theme): CSSObject {
  return {
    paddingInline: u(1.2),
    borderRadius: radius.l,
    border: `1px solid ${color.line}`,
    backgroundColor: color.group,
  }
}

/** A label with a button, which is higher than a line where it is touched. */
function toggleStyles({ color, u }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: u(3.6),
    borderBlockStart: `1px solid ${color.line}`,
    '& > dt': { color: color['text-2'] },
    '& > dd': { margin: 0 },
  }
}

/** A label with its sentence under it. */
function statementStyles({ color, u }: Theme): CSSObject {
  return {
    paddingBlock: u(0.9),
    borderBlockStart: `1px solid ${color.line}`,
    '& > dt': { color: color['text-2'] },
    '& > dd': { margin: 0, fontWeight: 500, color: color.text, overflowWrap: 'anywhere' },
  }
}

/** Each line as it is signed; long ones break anywhere. */
function textStyles({ color, radius, u }: Theme): CSSObject {
  return {
    margin: 0,
    // An EVM address fits on a line.
    padding: `${u(1.2)} ${u(0.8)}`,
    borderRadius: radius.m,
    backgroundColor: color['fill-1'],
    color: color.text,
    font: `400 ${u(1.2)}/${u(1.6)} var(--lk-mono)`,
    textAlign: 'left',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }
}
