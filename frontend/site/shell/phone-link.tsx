/** A number that a phone calls at a tap. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="phone-link" href={`tel:${phone.replaceAll('-', '')}`}>
    {phone}
  </a>
);
