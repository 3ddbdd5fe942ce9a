/** A button that copies a link, and says so. */
import { useState } from "react";
import { copyText } from "../clipboard";
import { useSay } from "../context";

interface Props {
  readonly link: string;
  readonly text: string;
  readonly name: string;
}

export function CopyLink({ link, text, name }: Props) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  return (
    <button type="button" className="button" data-act={name} onClick={() => void copyText(link).then(setCopied)}>
      {say(copied ? "web-copied" : text)}
    </button>
  );
}
