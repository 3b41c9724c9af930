/** English texts of the views of logins by e-mail. */
export const enEmailLogins = {
  'login.email.title': 'Log in with email',

  'otp.title': 'Confirm email',
  'otp.line': 'Enter the code we sent to',
  'otp.label': '6-digit code',
  'otp.hint': 'The code works for 20 minutes.',
  'otp.checking': 'Checking the code…',
  'otp.authenticating': 'Authenticating…',
  'otp.accepted': 'Code accepted. Opening your account…',
  'otp.refused': 'The code wasn’t accepted. Check the latest email, or try again.',
  'otp.spent': 'Too many wrong codes. Get a new code to continue.',
  'otp.resend': 'Didn’t get it?',
  'otp.resend.send': 'Send a new code',
  'otp.resend.wait': 'New code in {seconds} s',
  'otp.resend.busy': 'Sending…',

  'device.title': 'Confirm this device',
  'device.line': 'Open the link we sent to',
  'device.hint': 'It confirms this browser, and works for 20 minutes.',
  'device.resend.send': 'Send the link again',
  'device.resend.wait': 'New link in {seconds} s',

  'update.wrong': 'Wrong address?',
  'update.wrong.link': 'Change it',
} as const
