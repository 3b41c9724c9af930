import { Hint, OtpInput } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { HeldCode } from './stateful-fields.tsx'

/** Code boxes, in every state. */
export const otpInputEntry: Entry = {
  id: 'otp-input',
  title: 'Code boxes',
  about: 'Six boxes over one real input: type, paste, move by arrows. Left to right everywhere.',
  shows: ['OtpInput'],
  specimens: [
    { name: 'Typed', isWide: true, draw: () => <HeldCode label="Code" start="402" /> },
    {
      name: 'Error',
      isWide: true,
      draw: (say) => (
        <div>
          <HeldCode label="Wrong code" start="402917" isInvalid hintId="code-hint" />
          <Hint id="code-hint" isError>
            {say('This code is not right. Check the latest email.')}
          </Hint>
        </div>
      ),
    },
    {
      name: 'Empty',
      isWide: true,
      draw: (say) => (
        <div>
          <OtpInput label="Empty code" value="" onCode={() => {}} />
          <Hint>{say('The code works for 20 minutes.')}</Hint>
        </div>
      ),
    },
  ],
}
