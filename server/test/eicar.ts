// The antivirus test file of eicar.org, put together here so that no scanner takes this repository for one.
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');
