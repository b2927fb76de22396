import { useState, type ReactNode } from 'react';
import SearchDialog from '../../src/theme/SearchDialog';
import SearchField from '../../src/theme/SearchField';

type Props = {
  /** What was written into the field before. */
  earlyText: string;
  /** Whether Enter was pressed after that. */
  hasEarlyEnter?: boolean;
  onClose: () => void;
};

/** The frame of the dialog, as the search button has it in every page. */
export default function DialogFrame({ earlyText, hasEarlyEnter = false, onClose }: Props): ReactNode {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    isOpen && (
      <dialog open>
        <SearchField
          ref={setField}
          type="text"
          role="combobox"
          isLoading
          defaultValue={earlyText}
          data-awaited={hasEarlyEnter ? '' : undefined}
        />
        {field && <SearchDialog field={field} onClose={close} />}
      </dialog>
    )
  );
}
