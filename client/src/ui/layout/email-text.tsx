/** An email address that, where it has to be broken, is broken before its @. */
export const EmailText = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return at < 1 ? (
    email
  ) : (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};
