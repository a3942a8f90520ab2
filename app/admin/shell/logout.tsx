import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { signOut } from '../api.ts';

/** Ends the session here and on the server, then loads again, which lands on the sign-in. */
export function Logout(button: ButtonProps) {
  const [leaving, setLeaving] = useState(false);

  async function logout() {
    setLeaving(true);
    await signOut();
    location.reload();
  }

  return (
    <Button {...button} loading={leaving} onClick={logout}>
      Logout
    </Button>
  );
}
