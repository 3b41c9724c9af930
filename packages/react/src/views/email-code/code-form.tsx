import { OtpInput, Stack, Text, TextButton } from '@latchkey/ui'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import type { CodeFormModel } from './code-form.model.ts'
import { CodeHint } from './code-hint.tsx'
import { EmailLine } from './email-line.tsx'
import { ResendLine } from './resend-line.tsx'

/** Figures of a code. Source: docs/frame-protocol.md, section 2. */
const CODE_LENGTH = 6

/** A code that was mailed. The last figure sends it; a wrong one stays, to be typed over. */
export function CodeForm({ model }: { readonly model: CodeFormModel }): ReactElement {
  const { text } = useModalContext()
  const labelId = useId()
  const hintId = useId()
  const [code, setCode] = useState('')
  const { isChecking, isAccepted, isSpent, error, resend, other } = model
  const take = (figures: string): void => {
    setCode(figures)
    if (figures.length === CODE_LENGTH) model.enter(figures)
  }
  const field = useRef<HTMLInputElement>(null)
  const isWanted = useRef(false)
  const again = (): void => {
    setCode('')
    resend.run()
    // The button that was pressed goes: the focus would be nowhere.
    isWanted.current = true
    field.current?.focus()
  }
  useEffect(() => {
    // After too many wrong codes the boxes can be used again only now.
    if (isWanted.current && !isSpent) field.current?.focus()
  }, [isSpent])
  return (
    <Stack gap={5}>
      <EmailLine id={labelId} line={text.get('otp.line')} email={model.email} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the browser's own box. */}
      <div role="group" aria-labelledby={labelId}>
        <OtpInput
          ref={field}
          label={text.get('otp.label')}
          value={code}
          onCode={take}
          length={CODE_LENGTH}
          isInvalid={error !== undefined}
          hintId={hintId}
          readOnly={isChecking}
          disabled={isSpent || isAccepted}
          data-testid="otp-code"
        />
        <CodeHint id={hintId} error={error} isBusy={isChecking || isAccepted}>
          {model.hint}
        </CodeHint>
      </div>
      <Stack gap={1}>
        <ResendLine resend={{ ...resend, run: again }} />
        {other && (
          <Text variant="small" align="center">
            {text.get('update.wrong')}{' '}
            <TextButton data-testid="otp-other" onClick={other}>
              {text.get('update.wrong.link')}
            </TextButton>
          </Text>
        )}
      </Stack>
      {model.note !== undefined && (
        <Text variant="small" align="center" data-testid="login-note">
          {model.note}
        </Text>
      )}
    </Stack>
  )
}
